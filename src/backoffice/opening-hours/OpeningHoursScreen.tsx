import { Screen } from '../ui/Screen.tsx';

export const OpeningHoursScreen = () => <Screen title="Openingstijden">{null}</Screen>;
