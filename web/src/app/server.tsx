import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, type NormalizedCacheObject, type OperationVariables } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { print, type ExecutionResult } from 'graphql';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { from } from 'rxjs';
import { customerRoutes } from '../areas/customer/routes';
import { publicRoutes } from '../areas/public/routes';
import { paths } from '../platform/url/paths';
import { App } from './App';
import { makeCache } from './apollo';
import { loadPage, type PageData } from './drawnPage';
import { filesOf, type Manifest } from './drawing/buildFiles';
import { inShell } from './shell';

/** Runs an operation of the schema in the same process, as a visitor. Rejects if the data is not available. */
type Ask = (text: string, variables: OperationVariables) => Promise<ExecutionResult>;

/** A page as HTML, with its data and assets. */
interface DrawnPage {
  markup: string;
  /** The scripts that the page needs at once; the application itself is the last. */
  scripts: string[];
  stylesheets: string[];
  data: PageData;
}

/** What React writes in place of a Suspense boundary whose content threw. It reports no error, because the browser is meant to render it. */
const leftOut = '<!--$!-->';

/** Lazily loaded modules that the page needs at once. */
const layout = 'src/areas/public/PublicLayout.tsx';
const detail = 'src/features/vehicle/VehicleDetail.tsx';

interface Page {
  modules: string[];
  /** Names of the query parameters that change what is rendered. */
  reads: string[];
}

/** Query parameters that open a dialog over any page. */
const overlays = ['suivi', 'vehicule'];

/** The pages that are rendered here, by path. */
const pages: Record<string, Page> = {
  [paths.home]: { modules: [layout, 'src/areas/public/HomePage.tsx'], reads: [...overlays] },
  [paths.fleet]: {
    modules: [layout, 'src/areas/public/FleetPage.tsx'],
    reads: [...overlays, 'comparaison', 'comparer', 'date_debut', 'date_fin', 'gammes', 'options', 'page', 'tri'],
  },
  [paths.login]: {
    modules: [layout, 'src/areas/public/LoginPage.tsx'],
    reads: [...overlays, 'redirect'],
  },
  [paths.registration]: {
    modules: [layout, 'src/areas/public/RegistrationPage.tsx'],
    reads: [...overlays, 'redirect'],
  },
};

class Renderer {
  constructor(private readonly manifest: Manifest) {}

  /** Returns the address to render for a request, without query parameters that no page reads; undefined if the page is not rendered. */
  addressOf(path: string, query: URLSearchParams): string | undefined {
    const page = pages[path];
    if (!page) return undefined;
    const read = new URLSearchParams([...query].filter(([name]) => page.reads.includes(name))).toString();
    return read ? `${path}?${read}` : path;
  }

  /** Renders the page at an address. Rejects if some of its data is not available. */
  async draw(address: string, ask: Ask): Promise<DrawnPage> {
    const url = new URL(address, 'http://site.invalid');
    const page = pages[url.pathname];
    if (!page) throw new Error(`${address} is not drawn here`);
    const faults: unknown[] = [];
    const link = new ApolloLink(({ query, variables }) =>
      from(
        ask(print(query), variables).catch((fault: unknown) => {
          faults.push(fault);
          throw fault;
        }),
      ),
    );
    const client = new ApolloClient({ cache: makeCache(), link, dataMasking: true, ssrMode: true });
    const routes = inShell([...publicRoutes(client), ...customerRoutes(client)]);
    await loadPage(routes, url);
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(url));
    if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
    const router = createStaticRouter(handler.dataRoutes, context);
    const { result } = await prerenderStatic({
      tree: (
        <App client={client}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      ),
      context: { client },
      renderFunction: renderToString,
    });
    if (faults.length > 0) throw faults[0];
    if (context.errors) throw Object.values(context.errors)[0];
    if (result.includes(leftOut)) throw new Error(`a part of ${address} cannot be rendered on the server`);
    const { modules } = page;
    const shown = url.searchParams.has('vehicule') ? [...modules, detail] : modules;
    const { stylesheets } = filesOf(this.manifest, ['index.html', ...shown]);
    const { scripts } = filesOf(this.manifest, [...shown, 'index.html']);
    const { loaderData } = context;
    return {
      stylesheets,
      scripts,
      markup: result,
      data: { cache: client.extract() as NormalizedCacheObject, router: { loaderData } },
    };
  }
}

/** Makes the renderer of pages on the server, from the files of one build. */
export const makeRenderer = async (pagesDir: string): Promise<Renderer> =>
  new Renderer(JSON.parse(await readFile(join(pagesDir, '.vite/manifest.json'), 'utf8')) as Manifest);
