import { useRouteError, type RouteObject } from 'react-router-dom';
import { FirstLoading } from '../ui/FirstLoading';
import { PageError } from '../ui/PageError';
import { Providers } from './Providers';

// What breaks the theme itself is for the outer boundary, which needs none.
const PassOn = (): never => {
  throw useRouteError();
};

/** Theme, notices and errors around the routes of the areas. */
export const inShell = (areas: RouteObject[]): RouteObject[] => [
  {
    element: <Providers />,
    errorElement: <PassOn />,
    hydrateFallbackElement: <FirstLoading />,
    // Guards and layouts may fail too. This stands below the theme, which the error's page needs.
    children: [{ errorElement: <PageError />, children: areas }],
  },
];
