import type { Entities } from '../platform/database/orm.js';
import type { FileColumn } from '../platform/files/stored-files.js';
import type { JobKind } from '../platform/jobs/job-kind.js';
import type { RestRoute } from './rest/route.js';

/** A class of GraphQL resolvers, and how one is made of the services. */
export interface ResolverEntry<Services> {
  readonly type: new (...args: never[]) => object;
  readonly make: (services: Services) => object;
}

/**
 * What a module brings to the server, in its manifest `<module>.module.ts`; `modules.ts` names every manifest. Each function says in its
 * parameter's type which services it needs of the platform and of other modules.
 */
export interface ServerModule<Services> {
  /** Mapped classes of this module. */
  readonly entities?: Entities;
  /** Those of them that everybody may see: snapshots of them are dropped when one is changed. */
  readonly publicRecords?: Entities;
  /** Its columns whose rows name stored files: what none of them names is removed. */
  readonly fileColumns?: readonly FileColumn[];
  /** Kinds of job that it puts into the queue and works off. */
  readonly jobs?: readonly JobKind<object>[];
  /** How each service is made of others, by its name; made once, when it is asked for first. */
  readonly services?: Readonly<Record<string, (services: Services) => unknown>>;
  readonly resolvers?: readonly ResolverEntry<Services>[];
  readonly routes?: readonly ((services: Services) => RestRoute[])[];
  /** Begins to work off jobs and to listen to domain events, once every service is there. */
  readonly register?: (services: Services) => void;
}

/** Names a class of resolvers in a manifest, and how one is made. */
export function resolver<Services, Resolver extends object>(
  type: new (...args: never[]) => Resolver,
  make: (services: Services) => Resolver,
): ResolverEntry<Services> {
  return { type, make };
}

/** What a manifest's services are, by name. */
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
 * Makes every service once, each when it is asked for first, whatever the order of the modules; then has each module register what
 * it listens to. Throws when two services have one name, or one needs itself by a circle.
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
