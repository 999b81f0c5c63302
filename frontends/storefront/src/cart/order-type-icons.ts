import { Bike, ShoppingBag, Utensils } from 'lucide-react';

export const orderTypeIcons = { takeaway: ShoppingBag, delivery: Bike, dineIn: Utensils };
