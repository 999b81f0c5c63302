import { createRoot } from 'react-dom/client';

export type Dish = { name: string; description: string; price: number; picture: string | undefined };

const { hero, dishes } = JSON.parse(document.getElementById('data')?.textContent ?? '') as {
  hero: string;
  dishes: Dish[];
};

/** A minimal menu in React: the same texts and pictures as the real one. */
const Menu = () => (
  <main>
    <img src={hero} width="360" height="240" fetchPriority="high" alt="" />
    {dishes.map(({ name, description, price, picture }) => (
      <article key={name}>
        <h2>{name}</h2>
        <p>{description}</p>
        <p>{price.toLocaleString('de-AT', { style: 'currency', currency: 'EUR' })}</p>
        {picture && <img src={picture} width="96" height="96" loading="lazy" alt="" />}
      </article>
    ))}
  </main>
);

createRoot(document.getElementById('app') as HTMLElement).render(<Menu />);
