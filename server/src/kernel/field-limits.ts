/** The bounds of a field that a form can keep to while people type, in the names of HTML's attributes. */
export interface FieldLimits {
  /** The most characters. */
  readonly maxLength?: number;
  /** The least number. */
  readonly min?: number;
  /** The largest number. */
  readonly max?: number;
}

const limits = new Map<object, Map<string, FieldLimits>>();

/** Notes the limits of a rule beside the rule. `npm run codegen` writes them for the pages (`limits.generated.ts`). */
export function limited(rule: PropertyDecorator, bounds: FieldLimits): PropertyDecorator {
  return (target, property) => {
    rule(target, property);
    const fields = limits.get(target.constructor) ?? new Map<string, FieldLimits>();
    limits.set(target.constructor, fields.set(String(property), { ...fields.get(String(property)), ...bounds }));
  };
}

/** Lists the limits of all classes that are loaded: by class the fields, in the order of their names. */
export function allLimits(): { readonly name: string; readonly fields: readonly (readonly [string, FieldLimits])[] }[] {
  return [...limits].map(([type, fields]) => ({
    name: (type as { name: string }).name,
    fields: [...fields].sort(([one], [other]) => one.localeCompare(other)),
  }));
}
