import { Screen } from '../ui/Screen.tsx';

export const RedirectsScreen = () => <Screen title="Doorverwijzingen">{null}</Screen>;
