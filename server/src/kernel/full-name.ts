/** A person's names, as people and staff have them. */
interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns a person's full name, given name first. */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`;
}
