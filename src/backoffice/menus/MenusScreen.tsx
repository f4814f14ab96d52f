import { Screen } from '../ui/Screen.tsx';

export const MenusScreen = () => <Screen title="Menu’s">{null}</Screen>;
