import { useRouteError, type RouteObject } from 'react-router-dom';
import { FirstLoading } from '../kit/state/FirstLoading';
import { PageError } from '../kit/state/PageError';
import { Providers } from './Providers';

// Errors of the theme itself go to the outer boundary, which needs no theme.
const PassOn = (): never => {
  throw useRouteError();
};

/** Id of the route below which the areas stand. */
export const areasId = 'areas';

/** Wraps the routes of the areas in theme, notifications and error pages. */
export const inShell = (areas: RouteObject[]): RouteObject[] => [
  {
    element: <Providers />,
    errorElement: <PassOn />,
    hydrateFallbackElement: <FirstLoading />,
    // Guards and layouts may fail too. Their boundary is below the theme, which the error page needs.
    children: [{ id: areasId, errorElement: <PageError />, children: areas }],
  },
];
