import { Screen } from '../ui/Screen.tsx';

export const PagesScreen = () => <Screen title="Pagina’s">{null}</Screen>;
