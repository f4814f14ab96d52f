import { Screen } from '../ui/Screen.tsx';

export const ForgottenScreen = () => <Screen title="Aanmelden">{null}</Screen>;
