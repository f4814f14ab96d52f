import { useState } from 'react';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

interface Props {
  /** Set: only this person may sign in here. */
  email?: string;
  onDone: () => void;
}

/** Password or passkey; then, for who has set it up, a code. */
export const SignInForm = ({ email, onDone }: Props) => {
  const [needsCode, setNeedsCode] = useState(false);
  if (needsCode) return <CodeForm onDone={onDone} onBack={() => setNeedsCode(false)} />;
  return <PasswordForm email={email} onDone={onDone} onCode={() => setNeedsCode(true)} />;
};
