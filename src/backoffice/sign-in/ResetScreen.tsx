import { Screen } from '../ui/Screen.tsx';

export const ResetScreen = () => <Screen title="Aanmelden">{null}</Screen>;
