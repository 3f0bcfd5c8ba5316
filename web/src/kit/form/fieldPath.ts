type Leaf = string | number | boolean | null | undefined | Blob | Date;

/** The paths of a form's fields: `name`, `period`, `period.endsAt`, `tiers.0.fromDays`. */
export type FieldPath<Values> = {
  [Key in keyof Values & string]: Values[Key] extends Leaf
    ? Key
    : Values[Key] extends readonly (infer Item)[]
      ? Key | `${Key}.${number}` | (Item extends Leaf ? never : `${Key}.${number}.${FieldPath<Item>}`)
      : Key | `${Key}.${FieldPath<Values[Key]>}`;
}[keyof Values & string];
