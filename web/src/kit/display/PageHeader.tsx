import { Text, Title } from '@mantine/core';

/** The title of a page with a sentence that says what it is for. */
export const PageHeader = ({ title, lead }: { title: string; lead: string }) => (
  <header>
    <Title order={1} size={26}>
      {title}
    </Title>
    <Text c="dimmed">{lead}</Text>
  </header>
);
