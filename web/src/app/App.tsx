import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { OuterErrorBoundary } from './OuterErrorBoundary';
import { useAtStart } from '../platform/effect/useAtStart';

interface AppProps {
  client: ApolloClient;
  /** Called once the first page is rendered in the browser, after all its effects. */
  onStanding?: () => void;
  /** The router that renders the pages. */
  children: ReactNode;
}

/** Renders the whole application, in the browser and on the server. */
export const App = ({ client, onStanding, children }: AppProps) => {
  useAtStart(() => onStanding?.());
  return (
    <OuterErrorBoundary>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </OuterErrorBoundary>
  );
};
