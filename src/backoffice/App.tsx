import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './backoffice.css';
import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/nl';
import { LanguageProvider, useLanguage } from './language.tsx';
import { createQueryClient } from './query-client.ts';
import { routeTree } from './routes.tsx';
import { SignInAgain } from './session/SignInAgain.tsx';
import { cssVariables, theme } from './theme.ts';
import { countScreen } from './ui/first-screen.ts';
import { IconSprite } from './ui/IconSprite.tsx';
import { LoadingScreen } from './ui/LoadingScreen.tsx';
import { ErrorScreen, NotFoundScreen } from './ui/ProblemScreens.tsx';

const queryClient = createQueryClient();

const router = createRouter({
  routeTree,
  basepath: '/admin',
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
});

router.subscribe('onResolved', countScreen);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const dayjsLocale = { nl: 'nl', en: 'en-gb', de: 'de' } as const;

/** Everything the screens stand in: theme, language, data, dialogs over all of them. */
export const App = () => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <Dates>
          <IconSprite />
          <RouterProvider router={router} />
          <SignInAgain />
          <Notifications position="bottom-right" />
        </Dates>
      </QueryClientProvider>
    </LanguageProvider>
  </MantineProvider>
);

const Dates = ({ children }: { children: React.ReactNode }) => {
  const { language } = useLanguage();
  return (
    <DatesProvider settings={{ locale: dayjsLocale[language], firstDayOfWeek: 1 }}>{children}</DatesProvider>
  );
};
