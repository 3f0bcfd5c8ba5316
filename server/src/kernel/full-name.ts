/** A person's names, as people and staff have them. */
interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns a person's full name, given name first. */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`;
}

/** Returns `de` with a name, elided before a vowel: `de Sara`, `d'Omar`. H and Y of Moroccan names keep it: `de Hicham`, `de Youssef`. */
export function ofName(name: string): string {
  return /^[aeiouœæ]/i.test(name.normalize('NFD')) ? `d'${name}` : `de ${name}`;
}
