import type { Entities } from '../platform/database/orm.js';
import type { FileColumn } from '../platform/files/stored-files.js';
import type { JobKind } from '../platform/jobs/job-kind.js';
import type { RestRoute } from './rest/route.js';

/** A class of GraphQL resolvers, and a function that makes one from the services. */
export interface ResolverEntry<Services> {
  readonly type: new (...args: never[]) => object;
  readonly make: (services: Services) => object;
}

/**
 * What a module contributes to the server, declared in its manifest `<module>.module.ts`; `modules.ts` lists every manifest. The parameter
 * type of each function says which services of the platform and of other modules it needs.
 */
export interface ServerModule<Services> {
  /** Mapped classes of this module. */
  readonly entities?: Entities;
  /** The entities that snapshots are made of: all snapshots are dropped when one changes. */
  readonly snapshotRecords?: Entities;
  /** Columns whose rows name stored files; files that none of them names are removed. */
  readonly fileColumns?: readonly FileColumn[];
  /** Kinds of job that it queues and handles. */
  readonly jobs?: readonly JobKind<object>[];
  /** How each service, by name, is made from others; made once, at first use. */
  readonly services?: Readonly<Record<string, (services: Services) => unknown>>;
  readonly resolvers?: readonly ResolverEntry<Services>[];
  readonly routes?: readonly ((services: Services) => RestRoute[])[];
  /** Starts handling jobs and listening to domain events, once every service exists. */
  readonly register?: (services: Services) => void;
}

/** Declares a class of resolvers in a manifest, and how one is made. */
export function resolver<Services, Resolver extends object>(
  type: new (...args: never[]) => Resolver,
  make: (services: Services) => Resolver,
): ResolverEntry<Services> {
  return { type, make };
}

/** The services of a manifest, by name. */
type ServicesOf<Module> = Module extends { readonly services: infer Makers }
  ? { readonly [Name in keyof Makers]: Makers[Name] extends (...args: never[]) => infer Made ? Made : never }
  : unknown;

/** The services of all of these manifests. */
export type AllServices<Module> = (Module extends unknown ? (services: ServicesOf<Module>) => void : never) extends (
  services: infer Services,
) => void
  ? Services
  : never;

/**
 * Makes every service once, at first use, whatever the order of the modules; then lets each module register its listeners. Throws if two
 * services have one name, or if services depend on each other in a circle.
 */
export function assemble<Base extends object, Services extends Base>(
  base: Base,
  modules: readonly ServerModule<Services>[],
): Services {
  const services = { ...base } as Services;
  const define = (name: string, get: () => unknown): void =>
    void Object.defineProperty(services, name, { configurable: true, enumerable: true, get });
  const makers = modules.flatMap((module) => Object.entries(module.services ?? {}));
  for (const [name, make] of makers) {
    if (name in services) throw new Error(`two services are called ${name}`);
    define(name, () => {
      define(name, () => {
        throw new Error(`the service ${name} needs itself`);
      });
      const value = make(services);
      Object.defineProperty(services, name, { value, enumerable: true });
      return value;
    });
  }
  for (const [name] of makers) void services[name as keyof Services];
  for (const { register } of modules) register?.(services);
  return services;
}
