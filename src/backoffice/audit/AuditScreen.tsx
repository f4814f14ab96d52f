import { Screen } from '../ui/Screen.tsx';

export const AuditScreen = () => <Screen title="Logboek">{null}</Screen>;
