import { Screen } from '../ui/Screen.tsx';

export const SignInScreen = () => <Screen title="Aanmelden">{null}</Screen>;
