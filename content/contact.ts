// The words of the contact section: how the foundation is reached, and the form that becomes a WhatsApp message.

export const contact = {
  heading: 'Come by, call, or write',
  address: 'Where we are',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'When we are in',
  socials: 'Elsewhere',
};

export const form = {
  heading: 'Write to us on WhatsApp',
  note: 'Your words only become a WhatsApp message, which you send yourself. Nothing is stored on this site.',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  sent: 'WhatsApp has opened in a new tab with your message written out. Press send there. If no tab opened, copy the message instead.',
  copy: 'Copy message',
  copied: 'Copied',
  noWhatsapp:
    'We are not on WhatsApp just now. Please call or send an e-mail; both are answered by a person.',
};
