import { Screen } from '../ui/Screen.tsx';

export const AccountScreen = () => <Screen title="Mijn account">{null}</Screen>;
