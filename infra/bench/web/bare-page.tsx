import { createRoot } from 'react-dom/client';

type Dish = { name: string; description: string; price: number };

const { dishes, pictures } = JSON.parse(document.getElementById('data')?.textContent ?? '') as {
  dishes: Dish[];
  pictures: string[];
};

/** A menu as small as one can be in React: what there is to read, with the pictures of the real one. */
const Menu = () => (
  <main>
    <img src={pictures[0]} width="360" height="240" fetchPriority="high" alt="" />
    {dishes.map(({ name, description, price }, index) => (
      <article key={name}>
        <h2>{name}</h2>
        <p>{description}</p>
        <p>{price.toLocaleString('de-AT', { style: 'currency', currency: 'EUR' })}</p>
        {pictures[index + 1] && <img src={pictures[index + 1]} width="96" height="96" loading="lazy" alt="" />}
      </article>
    ))}
  </main>
);

createRoot(document.getElementById('app') as HTMLElement).render(<Menu />);
