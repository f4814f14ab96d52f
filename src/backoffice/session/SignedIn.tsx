import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
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
  if (error instanceof ApiError && error.status === 401)
    return <Navigate to="/sign-in" search={{ next: href }} replace />;
  return error ? <ErrorScreen error={error} reset={() => void refetch()} /> : <LoadingScreen />;
};
