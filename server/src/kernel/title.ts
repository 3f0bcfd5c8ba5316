import { registerEnumType } from 'type-graphql';

/** The form of address of a person: Monsieur or Madame (`sexe` in REST calls). */
export enum Title {
  MR = 'MR',
  MRS = 'MRS',
}

registerEnumType(Title, { name: 'Title', description: 'The form of address of a person: Monsieur or Madame.' });
