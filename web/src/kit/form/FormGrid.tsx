import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** Lays out the fields of a form in two columns, or in one on a phone. */
export const FormGrid = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
    {children}
  </SimpleGrid>
);
