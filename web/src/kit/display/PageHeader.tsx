import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** Shows the title of a page, and below it a sentence that explains the page if it needs one. */
export const PageHeader = ({ title, lead }: { title: ReactNode; lead?: string | undefined }) => (
  <header>
    <Title order={1} size={26}>
      {title}
    </Title>
    {lead && <Text c="dimmed">{lead}</Text>}
  </header>
);
