/** Texts of the pad for signatures. */
export const texts = {
  pad: {
    title: 'Votre signature',
    label: 'Cadre de signature',
    hint: 'Signez avec le doigt, le stylet ou la souris. Deux doigts font défiler la page.',
    empty: 'Le cadre est vide.',
    marks_one: 'La signature compte {count} trait.',
    marks_other: 'La signature compte {count} traits.',
    undo: 'Retour',
    submit: 'Valider',
    missing: 'Veuillez signer avant de valider.',
  },
  typed: {
    label: 'Ou signez au clavier : prénom et nom',
    action: 'Écrire mon nom',
    missing: 'Écrivez d’abord votre nom.',
  },
};
