import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { OuterErrorBoundary } from './OuterErrorBoundary';

interface AppProps {
  client: ApolloClient;
  /** Called once the first page stands in the browser, after the effects of everything on it. */
  onStanding?: () => void;
  /** The router that draws the pages. */
  children: ReactNode;
}

/** The whole application, in the browser and where the server draws a page. */
export const App = ({ client, onStanding, children }: AppProps) => {
  useEffect(() => onStanding?.(), [onStanding]);
  return (
    <OuterErrorBoundary>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </OuterErrorBoundary>
  );
};
