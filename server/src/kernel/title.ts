import { registerEnumType } from 'type-graphql';

/** How a person is addressed: Monsieur or Madame (`sexe` on the wire). */
export enum Title {
  MR = 'MR',
  MRS = 'MRS',
}

registerEnumType(Title, { name: 'Title', description: 'How a person is addressed: Monsieur or Madame.' });
