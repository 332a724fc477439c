/** A link by its words and its address on this site. */
export type NavigationLink = { label: string; to: string };

/** The links of the top bar, in their order. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'Shop', to: '/shop' },
  { label: 'Hostel Enrollment', to: '/hostel-enrollment' },
];

/** The one link of the top bar that looks like a button. */
export const donateLink: NavigationLink = { label: 'Donate Now', to: '/donate' };

/** The footer's links under Quick Links. */
export const quickLinks: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'Shop', to: '/shop' },
  { label: 'Donate', to: '/donate' },
];

/** The footer's links under Programs. */
export const programLinks: readonly NavigationLink[] = [
  { label: 'Special education', to: '/about' },
  { label: 'Vocational training', to: '/about' },
  { label: 'Hostel for students', to: '/hostel-enrollment' },
  { label: 'Handmade goods', to: '/shop' },
];
