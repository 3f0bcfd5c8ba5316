/** Texts of the fields of a service provider, and of one that is added from another form. */
export const texts = {
  title: 'Ajouter un prestataire',
  name: 'Nom',
  email: 'Email',
  address: 'Adresse',
  phone: 'Telephone',
  submit: 'Ajouter',
  added: 'Le prestataire a été ajouté.',
};
