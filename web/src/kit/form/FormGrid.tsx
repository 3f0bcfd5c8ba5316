import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** Puts the fields of a form in two columns, on a phone in one. */
export const FormGrid = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
    {children}
  </SimpleGrid>
);
