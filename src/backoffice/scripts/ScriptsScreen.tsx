import { Screen } from '../ui/Screen.tsx';

export const ScriptsScreen = () => <Screen title="Scripts">{null}</Screen>;
