import { Text, Title } from '@mantine/core';

/** Shows the title of a page, and below it a sentence that explains the page. */
export const PageHeader = ({ title, lead }: { title: string; lead: string }) => (
  <header>
    <Title order={1} size={26}>
      {title}
    </Title>
    <Text c="dimmed">{lead}</Text>
  </header>
);
