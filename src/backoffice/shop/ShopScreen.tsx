import { Screen } from '../ui/Screen.tsx';

export const ShopScreen = () => <Screen title="Winkel">{null}</Screen>;
