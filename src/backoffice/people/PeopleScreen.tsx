import { Screen } from '../ui/Screen.tsx';

export const PeopleScreen = () => <Screen title="Medewerkers">{null}</Screen>;
