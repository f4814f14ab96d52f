import { Screen } from '../ui/Screen.tsx';

export const InvitationScreen = () => <Screen title="Aanmelden">{null}</Screen>;
