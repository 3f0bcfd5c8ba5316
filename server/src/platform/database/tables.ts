import { CamelCasePlugin, type Generated, type Kysely } from 'kysely';
import type { Em } from './orm.js';

type IfSame<X, Y, Then, Else> = (<T>() => T extends X ? 1 : 2) extends <T>() => T extends Y ? 1 : 2 ? Then : Else;

/** The stored properties of an entity. Those that can only be read are computed, and methods are no columns either. */
type StoredKeys<E> = Extract<
  {
    [K in keyof E]-?: E[K] extends (...given: never[]) => unknown
      ? never
      : IfSame<{ [P in K]: E[K] }, { -readonly [P in K]: E[K] }, K, never>;
  }[keyof E],
  string
>;

/** The column of an optional property is null, never undefined. */
type Value<T> = null extends T ? Exclude<T, undefined> : undefined extends T ? Exclude<T, undefined> | null : T;

type IsReference<T> = NonNullable<T> extends { unwrap(): unknown } ? true : false;

type PlainColumns<E> = {
  [K in keyof E as IsReference<E[K]> extends true ? `${K & string}Id` : K]-?: IsReference<E[K]> extends true
    ? number | (Value<E[K]> extends NonNullable<E[K]> ? never : null)
    : K extends 'id'
      ? Generated<E[K]>
      : Value<E[K]>;
};

/** The columns of an embedded object. Those of one that may be missing are all null then. */
type EmbeddedColumns<T, Name extends string> = {
  [K in StoredKeys<NonNullable<T>> as `${Name}${Capitalize<K>}`]-?:
    Value<NonNullable<T>[K]> | (Value<T> extends NonNullable<T> ? never : null);
};

/** Merges the members of an intersection into one type. */
type Merged<T> = { [K in keyof T]: T[K] };

type Intersected<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void ? I : never;

/**
 * The columns of an entity's table as queries name them, in camel case: a reference `brand` is `brandId`, an embedded `insurance.endsOn` is
 * `insuranceEndsOn`. `Embedded` names the properties that are embedded objects. `tables.test.ts` compares them with the mapper's.
 */
export type Columns<E, Embedded extends keyof E & string = never> = Merged<
  PlainColumns<Pick<E, Exclude<StoredKeys<E>, Embedded>>> &
    ([Embedded] extends [never] ? unknown : Intersected<{ [K in Embedded]: EmbeddedColumns<E[K], K> }[Embedded]>)
>;

/** Names in camel case, except those within JSON. */
const CAMEL_CASE = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/**
 * Queries on tables: reads, aggregates and changes of many rows. They run within the transaction of the EntityManager, if there is one.
 * `T` lists the tables: `tablesOf<VehicleTable & BrandTable>(em).selectFrom('vehicle')`.
 */
export function tablesOf<T>(em: Em): Kysely<T> {
  // MikroORM types this as T if T is not undefined, which the compiler cannot decide for a generic T.
  return (em.getKysely<T>() as Kysely<T>).withPlugin(CAMEL_CASE);
}
