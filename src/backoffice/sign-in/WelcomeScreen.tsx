import { Screen } from '../ui/Screen.tsx';

export const WelcomeScreen = () => <Screen title="Aanmelden">{null}</Screen>;
