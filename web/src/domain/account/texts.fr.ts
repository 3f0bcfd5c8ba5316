/** Texts of a person's own account that staff and customers share. */
export const texts = {
  sessions: {
    title: 'Sessions ouvertes',
    lead: 'Les navigateurs et appareils connectés à votre compte. Déconnectez ceux que vous ne reconnaissez pas, puis changez votre mot de passe.',
  },
  password: {
    rule: '8 caractères au moins, pas un mot courant',
    mismatch: 'Les deux mots de passe ne sont pas identiques.',
    missing: 'Le mot de passe est obligatoire.',
  },
};
