import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ApiError } from '../api.ts';
import { useLanguage } from '../language.tsx';
import { StaffContext } from '../staff.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { ErrorScreen, NotAllowedScreen } from '../ui/ProblemScreens.tsx';
import { meQuery } from './me-query.ts';

/** What only staff see: everyone else is sent to sign in first and comes back to where they wanted to be. */
export const SignedIn = () => {
  const { data, error, refetch } = useQuery(meQuery);
  const { setLanguage } = useLanguage();
  const { href } = useLocation();
  const allowed = useMatches().every(
    ({ staticData: { roles } }) => !roles || !data || roles.includes(data.staff.role),
  );
  const language = data?.staff.language;
  useEffect(() => {
    if (language) setLanguage(language);
  }, [language, setLanguage]);
  if (data)
    return <StaffContext value={data.staff}>{allowed ? <Outlet /> : <NotAllowedScreen />}</StaffContext>;
  if (error instanceof ApiError && error.status === 401) return <ToSignIn next={href} />;
  return error ? <ErrorScreen error={error} reset={() => void refetch()} /> : <LoadingScreen />;
};

/** Goes once: the address changes while the sign-in screen is fetched. */
export const ToSignIn = ({ next }: { next: string }) => {
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    void navigate({ to: '/sign-in', search: { next }, replace: true });
  }, [navigate, next]);
  return <LoadingScreen />;
};
