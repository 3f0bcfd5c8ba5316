/** Texts about documents that are opened or saved. */
export const texts = {
  document: {
    preparing: 'Préparation du document…',
    refused: 'Le fichier n’a pas pu être préparé. Réessayez dans un instant.',
  },
};
