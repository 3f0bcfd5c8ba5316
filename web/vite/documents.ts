import type { DocumentNode } from 'graphql';
import { Kind } from 'graphql';

const modules = import.meta.glob<Record<string, unknown>>('../src/**/*.generated.ts', { eager: true });

const isOperation = (value: unknown): value is DocumentNode =>
  (value as DocumentNode | undefined)?.kind === Kind.DOCUMENT &&
  (value as DocumentNode).definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

/** Returns every operation of the pages, as their components import it. */
export const documents: DocumentNode[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isOperation),
);
