import { Screen } from '../ui/Screen.tsx';

export const OverviewScreen = () => <Screen title="Overzicht">{null}</Screen>;
