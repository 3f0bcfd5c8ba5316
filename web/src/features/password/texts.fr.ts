/** Texts of the forgotten and the new password. */
export const texts = {
  forgotten: {
    title: 'Mot de passe oublié',
    leadClient:
      'Indiquez l’e-mail de votre compte client : nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    leadAdmin:
      'Indiquez l’e-mail de votre compte du personnel : un lien pour choisir un nouveau mot de passe y sera envoyé.',
    email: 'Email',
    emailMissing: 'L’e-mail est obligatoire.',
    emailWrong: 'Cet e-mail n’est pas valide.',
    submit: 'Envoyer le lien',
    back: 'Retour à la connexion',
    staff: 'Vous travaillez à l’agence ?',
    staffLink: 'Compte du personnel',
    client: 'Vous êtes client ?',
    clientLink: 'Compte client',
    sentTitle: 'Regardez vos e-mails',
    sent: 'Si un compte existe pour {email}, un lien vient d’y être envoyé. Il est valable 30 minutes et ne sert qu’une fois.',
    sentHint: 'Rien reçu ? Regardez dans les courriers indésirables, ou vérifiez l’adresse.',
    again: 'Changer d’adresse ou renvoyer',
  },
  reset: {
    title: 'Nouveau mot de passe',
    lead: 'Choisissez un nouveau mot de passe. Toutes les sessions ouvertes de votre compte seront fermées.',
    password: 'Nouveau mot de passe',
    confirmation: 'Confirmez le mot de passe',
    submit: 'Enregistrer le mot de passe',
    doneTitle: 'Votre mot de passe est changé',
    done: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
    login: 'Se connecter',
    invalidTitle: 'Ce lien n’est plus valable',
    invalid:
      'Un lien sert une seule fois, pendant 30 minutes. Demandez-en un nouveau : il arrive en quelques instants.',
    newLink: 'Demander un nouveau lien',
    busy: 'Vérification du lien…',
  },
};
