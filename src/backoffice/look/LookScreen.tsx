import { Screen } from '../ui/Screen.tsx';

export const LookScreen = () => <Screen title="Uiterlijk">{null}</Screen>;
