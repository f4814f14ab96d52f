import { Screen } from '../ui/Screen.tsx';

export const MediaScreen = () => <Screen title="Beeld">{null}</Screen>;
