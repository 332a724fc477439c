import { type RouteConfig, index, route } from '@react-router/dev/routes';

export default [
  index('pages/home/home-page.tsx'),
  route('about', 'pages/about/about-page.tsx'),
  route('shop', 'pages/shop/shop-page.tsx'),
  route('hostel-enrollment', 'pages/hostel-enrollment/hostel-enrollment-page.tsx'),
  route('donate', 'pages/donate/donate-page.tsx'),
  route('gallery', 'pages/gallery/gallery-page.tsx'),
  route('cart', 'pages/cart/cart-page.tsx'),
  route('enrolled', 'pages/enrolled/enrolled-page.tsx'),
  route('*', 'pages/not-found/not-found-page.tsx'),
] satisfies RouteConfig;
