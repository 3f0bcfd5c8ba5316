import '../kit/theme/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { session } from '../platform/session/session';
import { pageOf } from '../platform/url/pageOf';
import { paths, spelled } from '../platform/url/paths';
import { App } from './App';
import { makeApolloClient } from './apollo';
import { loadPage, readPageData } from './drawnPage';
import { loadRoutes } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

// One spelling of each path from here on; the server leads to that of the pages it knows itself.
const { pathname, search, hash } = window.location;
if (spelled(pathname) !== pathname)
  window.history.replaceState(window.history.state, '', spelled(pathname) + search + hash);

const page = readPageData();
// These pages end a login (`forgetLogin`). The server drew them without one, so that it ends before they are hydrated.
const endsLogin: readonly string[] = [paths.login, paths.adminLogin, paths.registration];
if (page && endsLogin.includes(pageOf(spelled(pathname)))) session.clear();

/** State left by another page (even before a reload) is not part of the page that the server rendered. */
const left = (window.history.state as { usr?: unknown } | null)?.usr != null;

const start = async (): Promise<void> => {
  const client = makeApolloClient({ byHash: true, cache: page?.cache });
  const { routes, ...discovery } = await loadRoutes(client, pathname);
  if (page) await loadPage(routes, window.location);
  const router = createBrowserRouter(routes, page ? { ...discovery, hydrationData: page.router } : discovery);
  const app = (
    <StrictMode>
      <App client={client}>
        {/* A change of the address is drawn in the frame of the click, so that nothing need hold what the address holds. Drawn later, it
            was overtaken by other changes, and queries were asked again for a view that had been left. */}
        <RouterProvider router={router} useTransitions={false} />
      </App>
    </StrictMode>
  );
  // In a transition, so that hydration never delays a tap for long.
  if (page && !left) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
};

void start();
