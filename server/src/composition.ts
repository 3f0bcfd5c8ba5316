import type { ContainerType } from 'type-graphql';
import { assemble } from './api/module.js';
import { type AppServices, FILE_COLUMNS, JOB_KINDS, MODULES } from './modules.js';
import { createPlatform, type Surroundings } from './platform/assembly/platform.js';
import type { Config } from './platform/config/config.js';
import { CommittedChanges } from './platform/database/committed-changes.js';
import { CATALOGUE_CHANGED } from './platform/events/snapshots.js';

/** Builds the platform and every service of the modules once. */
export function createServices(
  config: Config,
  surroundings: Omit<Surroundings, 'fileColumns' | 'jobKinds'>,
): AppServices {
  const platform = createPlatform(config, { ...surroundings, fileColumns: FILE_COLUMNS, jobKinds: JOB_KINDS });
  const snapshotRecords = MODULES.flatMap((module) => module.snapshotRecords ?? []);
  const catalogueChanges = new CommittedChanges(new Set(snapshotRecords.map(({ name }) => name)), () =>
    platform.events.publish(CATALOGUE_CHANGED, {}),
  );
  platform.em.getEventManager().registerSubscriber(catalogueChanges);
  return assemble<typeof platform, AppServices>(platform, MODULES);
}

/** Returns the resolver of each class for the schema. */
export function resolverInstances(services: AppServices): ContainerType {
  const entries = MODULES.flatMap(({ resolvers = [] }) => resolvers);
  const instances = new Map<unknown, object>(entries.map(({ type, make }) => [type, make(services)]));
  return { get: (type: unknown) => instances.get(type) };
}
