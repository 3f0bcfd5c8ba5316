/** Texts of a brand that is added from another form. */
export const texts = {
  title: 'Ajouter une marque',
  name: 'Nom',
  submit: 'Ajouter',
  added: 'La marque a été ajoutée.',
};
